-- Updates a known member by a row. Each filled cell with another value is written and listed with
-- its former value; empty cells change nothing. The group changes only by a dated event, and an
-- identity document only by a phone: another value for one of these is a fault of the row.
-- Spec: imports#connus.
-- Refuses: what `producteur.corriger_fiche` refuses.
-- Locks: the producer.
create or replace function importation.mettre_a_jour(
  p_producteur_id uuid, p_demande jsonb, p_auteur_id uuid, p_le timestamptz)
returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant producteur.producteur;
  v_apres jsonb;
  v_changes jsonb;
  v_version integer;
begin
  select p.* into v_avant from producteur.producteur p
  where p.id = p_producteur_id for no key update;
  if (p_demande ->> 'groupement_id')::uuid <> v_avant.groupement_id then
    return (null, array[('groupement_different', 'producteur', p_producteur_id, jsonb_build_object(
      'groupement_id', v_avant.groupement_id))::commande.constat], '[]')::importation.issue;
  elsif jsonb_typeof(p_demande -> 'piece_identite') = 'object' and not exists (
    select from producteur.piece_identite i
    where i.producteur_id = p_producteur_id
      and (i.type, i.pays) = (p_demande #>> '{piece_identite,type}',
                              p_demande #>> '{piece_identite,pays}')
      and i.numero_normalise = upper(regexp_replace(
        p_demande #>> '{piece_identite,numero}', '[^[:alnum:]]', '', 'g')))
  then
    return (null, array[('piece_differente', 'producteur', p_producteur_id,
      '{}')::commande.constat], '[]')::importation.issue;
  end if;
  select coalesce(jsonb_object_agg(d.key, d.value), '{}') into v_apres
  from jsonb_each(p_demande) as d
  where d.key in ('nom', 'prenoms', 'sexe', 'date_naissance', 'telephone', 'localite', 'reference');
  v_apres := jsonb_strip_nulls(v_apres || jsonb_build_object(
      'membre_depuis', core.debut_du_jour((p_demande ->> 'membre_depuis')::date),
      'derniere_inspection_le', core.debut_du_jour((p_demande ->> 'derniere_inspection')::date)));
  select coalesce(jsonb_object_agg(c.key, jsonb_build_object(
    'avant', to_jsonb(v_avant) -> c.key, 'apres', c.value)), '{}') into v_changes
  from jsonb_each(v_apres) as c where c.value <> to_jsonb(v_avant) -> c.key;
  if v_changes = '{}' then
    return (p_producteur_id, '{}'::commande.constat[], jsonb_build_array(jsonb_build_object(
      'code', 'membre_inchange', 'details', jsonb_build_object(
        'producteur_id', p_producteur_id, 'version', v_avant.version, 'champs', v_changes))));
  end if;
  perform producteur.corriger_fiche(
    p_producteur_id, v_apres - '{membre_depuis,derniere_inspection_le}'::text[], p_auteur_id, p_le);
  update producteur.producteur p
  set membre_depuis = coalesce((v_apres ->> 'membre_depuis')::timestamptz, p.membre_depuis),
      derniere_inspection_le = coalesce(
        (v_apres ->> 'derniere_inspection_le')::timestamptz, p.derniere_inspection_le)
  where p.id = p_producteur_id returning p.version into v_version;
  return (p_producteur_id, '{}'::commande.constat[], jsonb_build_array(jsonb_build_object(
    'code', 'mise_a_jour', 'details', jsonb_build_object(
      'producteur_id', p_producteur_id, 'version', v_version, 'champs', v_changes))));
end
$$;
