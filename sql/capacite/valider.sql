-- Validates a proposed capacity in one role; the second of two distinct persons, one in each role,
-- makes it the ceiling. A validation stays valid if its author loses the role afterwards.
-- Spec: capacites#validation, capacites#reprise, identites-et-droits#deux-personnes.
-- Refuses: droit_manquant, and what `capacite.ouvrir_decision`, `capacite.exiger_distincte` and
--          `capacite.exiger_validable` refuse.
-- Locks: the producer's balance, then the capacity.
create or replace function capacite.valider(
  p_id uuid, p_role text, p_utilisateur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_capacite capacite.capacite := capacite.ouvrir_decision(p_id, 'valider');
  v_role text := capacite.exiger_role(p_utilisateur_id, p_id, p_role, p_le);
  v_validations capacite.validation[] := array(
    select v from capacite.validation v where v.capacite_id = p_id);
  v_couverts uuid[] := '{}';
begin
  perform capacite.exiger_distincte(v_capacite, v_role, p_utilisateur_id, p_le);
  perform capacite.exiger_validable(v_capacite, p_le);

  insert into capacite.validation (organisation_id, capacite_id, role, utilisateur_id, le)
  values (v_capacite.organisation_id, p_id, v_role, p_utilisateur_id, p_le);
  if cardinality(v_validations) = 1 then
    v_couverts := capacite.mettre_en_vigueur(v_capacite);
  end if;
  perform journal.consigner(p_le, 'capacite.valider', 'capacite', p_id,
    jsonb_build_object('role', v_role, 'capacite_g', v_capacite.capacite_g,
                       'controles_couverts', v_couverts));
  return json_build_object(
    'capacite', (select capacite.presenter(c) from capacite.capacite c where c.id = p_id),
    'controles_couverts', to_json(v_couverts));
end
$$;
