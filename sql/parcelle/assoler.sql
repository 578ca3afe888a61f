-- Declares that a plot grows other crops from an instant on. Earlier declarations are kept. When
-- the new declaration is the one in force, the capacities of each raw material with a changed share
-- return to validation. Collections and estimates recorded on the plot since that instant are
-- compared with it, so the order of arrival of a declaration and a command does not matter.
-- Spec: terrain#cultures, service#actes-simultanes.
-- Locks: the plot, then the producer's balances.
create or replace function parcelle.assoler(
  p_parcelle_id uuid, p_date timestamptz, p_cultures jsonb, p_refs jsonb, p_raison text,
  p_commande_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid;
  v_le timestamptz;
  v_avant uuid;
  v_apres uuid;
begin
  select p.producteur_id into v_producteur_id
  from parcelle.parcelle p where p.id = p_parcelle_id for no key update;
  v_le := parcelle.apres_assolements(p_parcelle_id, p_le);
  v_avant := parcelle.assolement_au(p_parcelle_id, v_le);
  insert into parcelle.assolement
    (organisation_id, parcelle_id, le, raison, auteur_id, enregistre_le, commande_id)
  values (core.organisation_id(), p_parcelle_id, p_date, p_raison, p_auteur_id, p_le,
          p_commande_id)
  returning id into v_apres;
  perform parcelle.ecrire_cultures(p_parcelle_id, v_apres, p_cultures, p_refs);
  perform parcelle.reprendre_cultures(p_parcelle_id, p_date, p_le);
  if parcelle.assolement_au(p_parcelle_id, v_le) = v_apres then
    perform parcelle.propager_cultures(p_parcelle_id, v_producteur_id, v_avant, v_apres,
                                         p_auteur_id, v_le);
  end if;
end
$$;
