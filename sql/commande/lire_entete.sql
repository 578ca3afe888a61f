-- The command under judgment, from its envelope's fields; the operation date and the payload come
-- with later steps.
-- Spec: commandes#enveloppe.
create or replace function commande.lire_entete(
  p_lot commande.lot, p_entete jsonb, p_version_pack text) returns commande.contexte
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select (p_lot.organisation_id, p_lot.utilisateur_id, p_lot.appareil_id, (p_entete ->> 'id')::uuid,
          p_entete ->> 'type', (p_entete ->> 'version_schema')::bigint,
          (p_entete ->> 'sequence')::bigint, p_entete ->> 'reference_provisoire',
          p_entete ->> 'empreinte', p_version_pack, null, null, p_lot.synchro_precedente,
          p_lot.recue_le, null, null)::commande.contexte
$$;
