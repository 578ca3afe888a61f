-- Step 7: checks that the type is known; that its schema version is the current one or the one
-- before; that the payload matches the schema; and that the provisional reference is present if the
-- type needs it, contains the device's short code, and belongs to no other command found by step 4.
-- The first version of a schema is 1.
-- Spec: commandes#schema, commandes#reference-provisoire, commandes#motifs.
-- Motifs: donnees_illisibles, version_client_obsolete.
create or replace function commande.verifier_schema(
  p_liasse commande.liasse, p_contexte commande.contexte, p_fait jsonb, p_connue jsonb)
returns commande.effet
language plpgsql stable
as $$
declare
  v_type jsonb := saisie.type_lu(p_liasse.regles, p_contexte.type);
  v_courante integer := v_type ->> 'courante';
begin
  if p_fait ->> 'empreinte_calculee' is null or p_fait ->> 'payload' = 'illisible' then
    return commande.mettre_de_cote(
      'donnees_illisibles', jsonb_build_object('raison', p_fait ->> 'raison'));
  elsif v_type is null then
    return commande.mettre_de_cote(
      'donnees_illisibles', jsonb_build_object('type_inconnu', p_contexte.type));
  elsif p_contexte.version_schema > v_courante then
    return commande.mettre_de_cote('donnees_illisibles',
      jsonb_build_object('version_schema', p_contexte.version_schema, 'courante', v_courante));
  elsif p_contexte.version_schema < greatest(v_courante - 1, 1) then
    return commande.mettre_de_cote('version_client_obsolete',
      jsonb_build_object('version_schema', p_contexte.version_schema,
                         'minimale', greatest(v_courante - 1, 1)));
  elsif p_fait ->> 'payload' <> 'valide' then
    return commande.mettre_de_cote(
      'donnees_illisibles', jsonb_build_object('raison', p_fait ->> 'raison'));
  end if;

  if p_contexte.reference_provisoire is null then
    return case when (v_type ->> 'reference_provisoire_requise')::boolean then
      commande.mettre_de_cote('donnees_illisibles', '{"reference_provisoire": "absente"}') end;
  end if;
  if split_part(p_contexte.reference_provisoire, '-', 2) <> p_liasse.code_court then
    return commande.mettre_de_cote('donnees_illisibles',
      jsonb_build_object('reference_provisoire', p_contexte.reference_provisoire,
                         'code_court', p_liasse.code_court));
  end if;
  return case when p_connue ? 'reference_de' then
    commande.mettre_de_cote('donnees_illisibles', jsonb_build_object(
      'reference_provisoire', p_contexte.reference_provisoire,
      'commandes', jsonb_build_array(p_connue -> 'reference_de', p_contexte.commande_id))) end;
end
$$;
