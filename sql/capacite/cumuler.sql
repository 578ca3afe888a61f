-- Returns the consumption of a capacity by each collection of a producer, in g, with the running
-- total and the ceiling of the balance. The collections are in the order in which they first
-- consumed from the balance. Consumption outside of this organization comes first, without a
-- collection.
-- Spec: file-de-controle#regularisation, capacites#reprise.
-- Why: a producer's balances are consumed only by the producer's own collections and by those of
--      plots that the producer took over. Consumption by collections that were wrongly recorded
--      for the producer was given back.
create or replace function capacite.cumuler(p_producteur_id uuid)
returns table (collecte_id uuid, campagne_id uuid, matiere_code text, etat_code text,
               quantite_g bigint, consomme_g bigint, plafond_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with prise as (
    select k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code,
           k.collecte_id, min(k.rang) as ordre, sum(k.quantite_g) as quantite_g
    from (
        select c.organisation_id, c.id from collecte.collecte c
        where c.producteur_id = p_producteur_id
        union
        select t.organisation_id, c.id
        from parcelle.transfert t cross join lateral parcelle.collectes(t.parcelle_id) as c (id)
        where t.producteur_id = p_producteur_id) as c
      cross join lateral (
        select n.* from capacite.toute_consommation n
        where n.organisation_id = c.organisation_id and n.collecte_id = c.id
          and n.producteur_id = p_producteur_id offset 0) as k
    group by k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code,
             k.collecte_id
    union all
    select r.organisation_id, r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code, null,
           0, sum(r.quantite_g)
    from capacite.reprise r where r.producteur_id = p_producteur_id
    group by r.organisation_id, r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code
  )
  select p.collecte_id, p.campagne_id, p.matiere_code, p.etat_code, p.quantite_g::bigint,
         (sum(p.quantite_g) over (
            partition by p.campagne_id, p.matiere_code, p.etat_code order by p.ordre))::bigint,
         s.plafond_g
  from prise p
    join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code,
                                 etat_code);
end
$$;
