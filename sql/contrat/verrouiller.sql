-- Finds a contract and locks it, in the state that an act needs.
-- Spec: contrats-et-devises#activation.
-- Refuses: contrat_inconnu, contrat_non_brouillon, contrat_non_actif. Locks: the contract.
create or replace function contrat.verrouiller(p_id uuid, p_statut text) returns contrat.contrat
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
begin
  select c.* into v_contrat from contrat.contrat c where c.id = p_id for update;
  if v_contrat.id is null then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  elsif p_statut = 'brouillon' and v_contrat.statut <> 'brouillon' then
    raise sqlstate 'TR409' using message = 'contrat_non_brouillon',
      detail = jsonb_build_object('statut', v_contrat.statut)::text;
  elsif p_statut = 'actif' and v_contrat.statut <> 'actif' then
    raise sqlstate 'TR409' using message = 'contrat_non_actif',
      detail = jsonb_build_object('statut', v_contrat.statut)::text;
  end if;
  return v_contrat;
end
$$;
