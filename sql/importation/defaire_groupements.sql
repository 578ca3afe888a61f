-- Takes back groups without dependents: deletes them, so that their codes are free. Records that
-- named these groups and were undone earlier lose the group.
-- Spec: imports#annulation.
create or replace function importation.defaire_groupements(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update capacite.solde s set groupement_id = null where s.groupement_id = any (p_ids);
  update parcelle.parcelle p set groupement_id = null where p.groupement_id = any (p_ids);
  update producteur.producteur p set groupement_id = null where p.groupement_id = any (p_ids);
  update certificat.certificat c set groupement_id = null where c.groupement_id = any (p_ids);
  delete from utilisateur.groupement_agent a where a.groupement_id = any (p_ids);
  update organisation.groupement g
  set code = 'ANNULE-' || upper(replace(g.id::text, '-', '')), nom = g.nom || ' (annulé)'
  where g.id = any (p_ids)
    and exists (select from lot.reprise x where x.groupement_id = g.id);
  delete from organisation.groupement g
  where g.id = any (p_ids)
    and not exists (select from lot.reprise x where x.groupement_id = g.id);
$$;
