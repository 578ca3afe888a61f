-- Locks the organization's surveys where controls are about one.
-- Spec: POST /v1/controles/{id}/lever, «one call may lift many items of one motif».
-- Locks: the organization's surveys.
create or replace function parcelle.verrouiller_controlees(
  p_ids uuid[], p_decision text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from controle.controle c join commande.commande d
      on d.organisation_id = c.organisation_id and d.id = c.commande_id
    where c.id = any (p_ids) and d.type in ('parcelle.enregistrer', 'parcelle.relever'))
  then
    perform parcelle.verrouiller_releves();
  end if;
end
$$;
