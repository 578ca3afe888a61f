-- Brings the documents that follow an act on a record to what is so now.
-- Spec: documents#etablissement, documents#remplacement.
create or replace function document.suivre(
  p_entite text, p_acte text, p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform document.etablir(a.type, p_id, p_id, p_le)
  from document.acte a
  where (a.entite, a.acte) = (p_entite, p_acte)
  order by a.type;
end
$$;
