"""``python -m yokai_desktop``: the same as the command ``yokai``."""

try:
    from yokai_desktop.start import main
except KeyboardInterrupt:  # before the program has its own way to end
    raise SystemExit(130) from None

if __name__ == "__main__":
    main()
