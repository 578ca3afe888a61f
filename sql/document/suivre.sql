-- Updates documents after an act on a record: the record's own documents and, if the row of the act
-- requires it, the documents of the record above it.
-- Spec: documents#etablissement, documents#remplacement.
create or replace function document.suivre(
  p_entite text, p_acte text, p_id uuid, p_le timestamptz, p_parent_id uuid default null)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform document.changer(a.type, d.id, p_le)
  from document.acte a
    join document.type t on t.code = a.type
    cross join lateral (
      select case when t.entite = a.entite then p_id else p_parent_id end as id) as d
  where (a.entite, a.acte) = (p_entite, p_acte) and d.id is not null
  order by a.type;
end
$$;
