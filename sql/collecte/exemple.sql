-- Returns an ordinary collection of today as a phone of that short code would send it, with one id
-- for all its references: {entete, payload, versions, pieces_jointes}.
-- Spec: commandes#traitement.
-- Chosen: docs/performance.md#reads.
create or replace function collecte.exemple(
  p_id uuid, p_code_court text, p_produit_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'entete', jsonb_build_object(
      'id', p_id, 'type', 'collecte.enregistrer', 'version_schema', 2, 'organisation_id', p_id,
      'appareil_id', p_id, 'utilisateur_id', p_id, 'sequence', 1, 'cree_le_appareil', p_le,
      'horloge', jsonb_build_object('ref_serveur', p_le, 'ms_depuis_ref', 0),
      'reference_provisoire',
      format('BR-%s-%s-0001', p_code_court, to_char(p_le at time zone 'UTC', 'YYYYMMDD')),
      'empreinte', repeat('0', 64)),
    'versions', '{}'::jsonb, 'pieces_jointes', '[]'::jsonb,
    'payload', jsonb_build_object(
      'collecte_id', p_id, 'campagne_id', p_id, 'producteur_id', p_id, 'parcelle_id', p_id,
      'produit_id', p_produit_id, 'contrat_id', null, 'humidite_cp', 0, 'impuretes_cp', 0,
      'pesees', '[{"brut_g": 2000, "tare_g": 1000}]'::jsonb,
      'calcul_telephone', '{"net_g": 1000, "refaction_g": 0, "net_marchand_g": 1000}'::jsonb,
      'qualite_declaree', '{}'::jsonb));
end
$$;
