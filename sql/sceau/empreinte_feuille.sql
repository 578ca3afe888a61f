-- Returns the leaf of an entry: the hash of what is kept of it and of the hash of its details. The
-- zero byte tells a leaf from a node of the tree (RFC 6962).
-- Spec: sceaux#feuille.
create or replace function sceau.empreinte_feuille(
  p_evenement journal.evenement, p_interne bytea) returns bytea
language sql stable
begin atomic
  select sha256('\x00'::bytea || convert_to(sceau.contenu_evenement(p_evenement), 'UTF8')
                || p_interne);
end;
