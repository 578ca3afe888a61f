-- Returns the given capacities that wait for a validation, in the order in which their balances are
-- locked.
-- Spec: capacites#reprise, capacites#verrou.
create or replace function capacite.a_valider(p_ids uuid[]) returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select c.id from capacite.capacite c
    where c.id = any (p_ids) and c.statut = 'proposee'
    order by c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
$$;
