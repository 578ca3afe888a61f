-- Returns the leaf of an entry: the hash of what is kept of it and of the hash of its details. The
-- zero byte tells a leaf from a node of the tree (RFC 6962).
-- Spec: sceaux#feuille.
create or replace function sceau.empreinte_feuille(p_contenu text, p_interne bytea) returns bytea
language sql immutable
begin atomic
  select sha256('\x00'::bytea || convert_to(p_contenu, 'UTF8') || p_interne);
end;
