-- Establishes documents for the papers of some types that a phone printed for a record, at the
-- first request. A paper that was corrected before documents existed becomes a replaced version
-- without contents, followed by the present version.
-- Spec: documents#terrain.
-- Chosen: docs/decisions/0078-documents.md.
-- Locks: the documents of the record, where there is something to write.
create or replace function document.etablir_imprimes(
  p_entite_id uuid, p_types text[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_type text;
begin
  for v_type in
    select t.code from document.type t
    where t.commande is not null and t.code = any (p_types)
    order by t.code
  loop
    if not document.est_etabli(v_type, p_entite_id) then
      perform document.imprimer(v_type, p_entite_id, document.contenu_imprime(
        v_type, p_entite_id, document.langue()));
    elsif 1 = (select count(*) from document.document d
               where d.entite_id = p_entite_id and (d.type, d.pour_id) = (v_type, p_entite_id))
      and exists (select from document.document d
                  where d.entite_id = p_entite_id and d.type = v_type and d.donnees is null)
    then
      perform document.etablir(v_type, p_entite_id, p_entite_id, p_le);
    end if;
  end loop;
end
$$;
