-- Locks the organization's surveys if one of the given controls is about a survey, after the
-- surveys of their plots have been compared.
-- Spec: file-de-controle#plusieurs.
-- Locks: the organization's surveys.
create or replace function parcelle.verrouiller_controlees(
  p_ids uuid[], p_decision text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelles uuid[] := array(
    select c.entite_id
    from controle.controle c join commande.commande d
      on d.organisation_id = c.organisation_id and d.id = c.commande_id
    where c.id = any (p_ids) and d.type in ('parcelle.enregistrer', 'parcelle.relever'));
begin
  if cardinality(v_parcelles) > 0 then
    perform parcelle.preparer_parcelles(v_parcelles);
  end if;
end
$$;
