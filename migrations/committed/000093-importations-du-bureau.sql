--! Previous: sha1:c09b05dcc1c8df4e714cf4f43bf8456fe1c3c29c
--! Hash: sha1:cfecfab501db2cafd84488d5c12c3a1e0beb4faa

-- What the office brings in besides: draft contracts, which an import that is undone takes back.

grant delete on contrat.contrat to metier;
