-- Applies changed fields to a producer as its next version; the identity document is compared with
-- those of other producers. The history records that an identity document changed, without its
-- content, which is in its own table only. For a group, calls the function that also updates plots
-- and balances.
-- Spec: types-de-commandes#producteur-modifier.
-- Motifs: doublon_identite, reference_inconnue (group).
create or replace function producteur.appliquer_champs(
  p_contexte commande.contexte, p_id uuid, p_champs jsonb)
returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version integer;
  v_constats commande.constat[] := '{}';
begin
  if p_champs = '{}' then
    return v_constats;
  end if;
  update producteur.producteur p
  set (nom, prenoms, sexe, date_naissance, telephone, localite, version) = (
    select r.nom, r.prenoms, r.sexe, r.date_naissance, r.telephone, r.localite, p.version + 1
    from jsonb_populate_record(p, p_champs - 'groupement_id') as r)
  where p.id = p_id
  returning p.version into v_version;
  perform producteur.consigner_champs(p_contexte, p_id, v_version,
    case when p_champs ? 'piece_identite' then p_champs || '{"piece_identite": true}'
      else p_champs end);
  if p_champs ? 'groupement_id' then
    perform producteur.rattacher(
      p_id, (p_champs ->> 'groupement_id')::uuid, p_contexte.date_operation, null,
      p_contexte.utilisateur_id, p_contexte.recue_le, p_contexte.commande_id);
  end if;

  if exists (select from producteur.producteur p where p.id = p_id and p_champs ? 'groupement_id'
             and p.groupement_declare is not null and p.groupement_id is null) then
    v_constats := v_constats || ('reference_inconnue', 'producteur', p_id, jsonb_build_object(
      'champ', 'champs.groupement_id', 'entite', 'groupement',
      'id', p_champs ->> 'groupement_id'))::commande.constat;
  end if;
  return v_constats || producteur.deposer_piece(p_contexte, p_id, p_champs -> 'piece_identite');
end
$$;
