-- Writes the mass that was collected elsewhere from a producer to a capacity and to the consumption
-- of the balance, or takes it back.
-- Spec: capacites#reprise.
-- Locks: the balance.
create or replace function capacite.consigner_reprise(
  p_capacite_id uuid, p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text,
  p_etat_code text, p_quantite_g bigint, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into capacite.reprise
    (organisation_id, capacite_id, campagne_id, producteur_id, matiere_code, etat_code, quantite_g,
     le)
  values (core.organisation_id(), p_capacite_id, p_campagne_id, p_producteur_id, p_matiere_code,
          p_etat_code, p_quantite_g, p_le);
  update capacite.solde s set consomme_g = s.consomme_g + p_quantite_g
  where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code);
$$;
