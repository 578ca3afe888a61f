-- Locks a contract, and requires the state that an act needs.
-- Spec: contrats-et-devises#activation.
-- Refuses: contrat_inconnu, contrat_non_brouillon, contrat_non_actif, contrat_non_clos.
-- Locks: the contract.
create or replace function contrat.verrouiller(p_id uuid, p_acte text) returns contrat.contrat
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
begin
  select c.* into v_contrat from contrat.contrat c where c.id = p_id for update;
  if v_contrat.id is null then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  end if;
  perform acte.exiger('contrat', p_id, v_contrat.statut, p_acte);
  return v_contrat;
end
$$;
