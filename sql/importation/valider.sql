-- Validates in one role, as one act, every capacity of an import that waits for this role: all or
-- none, each with its own trace. A capacity is skipped if this person already validated it, or if
-- another person validated it in this role. Persons who imported the file or started its
-- application can not validate.
-- Spec: capacites#reprise, capacites#validation.
-- Chosen: docs/decisions/0082-ouverture-en-cours-d-annee.md.
-- Refuses: importation_inconnue (one of another kind, too), transition_refusee,
--          capacite_deja_decidee (none waits any more), and what `capacite.valider` refuses.
-- Locks: the import, then balances and capacities, in the order of their keys.
create or replace function importation.valider(
  p_id uuid, p_role text, p_utilisateur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation;
  v_capacites uuid[];
  v_id uuid;
  v_role text;
  v_couverts uuid[] := '{}';
  v_validees uuid[];
begin
  if not exists (select from importation.importation i
                 where i.id = p_id and i.genre = 'capacites') then
    raise sqlstate 'TR404' using message = 'importation_inconnue';
  end if;
  v_importation := importation.verrouiller(p_id, 'valider');
  perform importation.exiger_validable(v_importation, p_utilisateur_id);
  v_capacites := importation.capacites_a_valider(p_id);
  v_role := capacite.exiger_role(p_utilisateur_id, v_capacites[1], p_role, p_le);
  v_validees := array(
    select w.id from unnest(v_capacites) with ordinality as w (id, ordre)
    where not exists (
      select from capacite.validation v
      where v.capacite_id = w.id and (v.role = v_role or v.utilisateur_id = p_utilisateur_id))
    order by w.ordre);
  -- If no capacity was validated, the refusal of the first one gives the reason.
  foreach v_id in array case v_validees when '{}' then v_capacites[:1] else v_validees end loop
    v_couverts := v_couverts || array(
      select c.value::uuid from json_array_elements_text(
        capacite.valider(v_id, v_role, p_utilisateur_id, p_le) -> 'controles_couverts') as c);
  end loop;
  perform journal.consigner(p_le, 'importation.valider', 'importation', p_id, jsonb_build_object(
    'role', v_role, 'capacites', cardinality(v_validees)));
  return jsonb_build_object(
    'importation_id', p_id, 'role', v_role, 'validees', cardinality(v_validees),
    'en_vigueur', (select count(*) from capacite.capacite c
                   where c.id = any (v_validees) and c.statut = 'validee'),
    'controles_couverts', to_jsonb(v_couverts));
end
$$;
