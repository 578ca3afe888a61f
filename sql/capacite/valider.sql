-- Validates a proposed capacity in one role; the second of two distinct persons, one in each role,
-- makes it the ceiling. A validation stays valid if its author loses the role afterwards.
-- Spec: capacites#validation, capacites#reprise, identites-et-droits#deux-personnes.
-- Refuses: droit_manquant, separation_des_taches (the author of the proposal, in any role; of one
--          that was brought in, who announced the file too),
--          validation_personnes_distinctes, validation_deja_donnee (in that role), and what
--          `capacite.ouvrir_decision`, `capacite.exiger_validable` and
--          `utilisateur.exiger_personnes_distinctes` refuse.
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
  v_auteurs uuid[] := v_capacite.proposee_par || array(
    select i.auteur_id from importation.ligne l
      join importation.importation i
        on i.organisation_id = l.organisation_id and i.id = l.importation_id
    where v_capacite.reprise and l.objet_id = p_id);
  v_couverts uuid[] := '{}';
begin
  if p_utilisateur_id = any (v_auteurs) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  elsif exists (select from unnest(v_validations) as v where v.utilisateur_id = p_utilisateur_id)
  then
    raise sqlstate 'TR409' using message = 'validation_personnes_distinctes';
  elsif exists (select from unnest(v_validations) as v where v.role = v_role) then
    raise sqlstate 'TR409' using message = 'validation_deja_donnee',
      detail = jsonb_build_object('role', v_role)::text;
  end if;
  perform utilisateur.exiger_personnes_distinctes(
    p_utilisateur_id, v_auteurs || array(select v.utilisateur_id from unnest(v_validations) as v),
    p_le);
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
