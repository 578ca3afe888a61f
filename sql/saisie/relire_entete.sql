-- Reads a stored command without its payload, which may be unreadable.
-- Spec: file-de-controle#reprise-manuelle.
create or replace function saisie.relire_entete(p_commande_id uuid) returns commande.contexte
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (c.organisation_id, c.utilisateur_id, c.appareil_id, c.id, c.type, c.version_schema,
          c.sequence, c.reference_provisoire, c.empreinte, null, c.cree_le_appareil,
          c.date_operation, c.synchro_precedente, c.recue_le, null, null,
          null, null, null, null)::commande.contexte
  from commande.commande c where c.id = p_commande_id
$$;
