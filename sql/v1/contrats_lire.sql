-- GET /v1/contrats/{id}: one contract with its lines.
-- Chosen: docs/decisions/0019-contrats.md. Refuses: droit_manquant, contrat_inconnu.
create or replace function v1.contrats_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'contrats');
  select c.* into v_contrat from contrat.contrat c where c.id = (p_requete ->> 'id')::uuid;
  if v_contrat.id is null then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  end if;
  return contrat.presenter(v_contrat, now());
end
$$;
grant execute on function v1.contrats_lire(jsonb, jsonb) to api;
