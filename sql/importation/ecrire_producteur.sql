-- Writes a producer from a row, as a registration does, with earlier facts: the organization's own
-- number (a number of another member is a fault), the start of membership, and the last inspection.
-- Findings that would open a control are faults of the row. If the import allows updates, a known
-- member is updated.
-- Spec: imports#application, imports#doublons, imports#jours, imports#connus.
-- Refuses: parametre_invalide (a day to come), and what `importation.mettre_a_jour` refuses.
create or replace function importation.ecrire_producteur(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_demande ->> 'producteur_id')::uuid;
  v_effet commande.effet;
  v_connus uuid[] := '{}';
  v_membre_depuis timestamptz := core.debut_du_jour((p_demande ->> 'membre_depuis')::date);
  v_inspection_le timestamptz := core.debut_du_jour((p_demande ->> 'derniere_inspection')::date);
  v_a_venir text := (
    select j from unnest('{date_naissance,membre_depuis,derniere_inspection}'::text[]) as j
    where core.debut_du_jour((p_demande ->> j)::date) > p_le limit 1);
begin
  if v_a_venir is not null then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', v_a_venir, 'lu', p_demande -> v_a_venir)::text;
  end if;
  if p_demande ->> 'connus' = 'mettre_a_jour' then
    v_connus := importation.membres_connus(p_demande);
  end if;
  if cardinality(v_connus) = 1 then
    return importation.mettre_a_jour(v_connus[1], p_demande, p_auteur_id, p_le);
  elsif cardinality(v_connus) > 1 then
    return (null, array[('reference_ambigue', 'producteur', null, jsonb_build_object(
      'entite', 'producteur', 'ids', v_connus))::commande.constat], '[]')::importation.issue;
  end if;
  v_effet := producteur.enregistrer(importation.contexte(
    'producteur.enregistrer',
    p_demande - '{membre_depuis,derniere_inspection,reference,connus}'::text[],
    jsonb_build_object('groupement_id', p_demande -> 'groupement_id'), p_le, p_auteur_id, p_le));
  update producteur.producteur p
  set membre_depuis = v_membre_depuis, derniere_inspection_le = v_inspection_le,
      reference = p_demande ->> 'reference'
  where p.id = v_id
    and num_nonnulls(v_membre_depuis, v_inspection_le, p_demande ->> 'reference') > 0;
  return (v_id, v_effet.constats, '[]'::jsonb);
end
$$;
