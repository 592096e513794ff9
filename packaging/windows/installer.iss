; Inno Setup script around the PyInstaller folder; packaging/build.py installer runs it.
#ifndef Version
  #error Give the version: iscc /DVersion=x.y.z
#endif

[Setup]
AppId=YokaiDesktop
AppName=Yokai Desktop
AppVersion={#Version}
DefaultDirName={autopf}\Yokai Desktop
DefaultGroupName=Yokai Desktop
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
SetupIconFile=..\..\build\icons\yokai-desktop.ico
UninstallDisplayIcon={app}\yokai-desktop.exe
OutputBaseFilename=yokai-desktop-{#Version}-setup
PrivilegesRequired=lowest
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Files]
Source: "..\..\dist\yokai-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs

[Icons]
Name: "{group}\Yokai Desktop"; Filename: "{app}\yokai-desktop.exe"
Name: "{autodesktop}\Yokai Desktop"; Filename: "{app}\yokai-desktop.exe"; Tasks: desktopicon

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
