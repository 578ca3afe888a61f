-- Updates the phones' copy of the validated capacities of a producer, with the group of their
-- balance; a capacity that returned to validation is removed from it.
-- Spec: replication#perimetre.
-- Why: the lock that validations take protects the group of the balance too, but not the group of
--      the producer.
create or replace function replica.tenir_capacites(p_organisation_id uuid, p_producteur_id uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from replica.capacite r
  where r.organisation_id = p_organisation_id and r.producteur_id = p_producteur_id
    and not exists (
      select from capacite.capacite c
        join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code,
                                     etat_code)
      where c.organisation_id = r.organisation_id and c.id = r.id and c.statut = 'validee'
        and s.groupement_id is not null);
  insert into replica.capacite as r
    (organisation_id, id, groupement_id, campagne_id, producteur_id, matiere_code, etat_code,
     capacite_g)
  select c.organisation_id, c.id, s.groupement_id, c.campagne_id, c.producteur_id,
         c.matiere_code, c.etat_code, c.capacite_g
  from capacite.capacite c
    join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code,
                                 etat_code)
  where c.organisation_id = p_organisation_id and c.producteur_id = p_producteur_id
    and c.statut = 'validee' and s.groupement_id is not null
  order by c.id
  on conflict (organisation_id, id) do update set groupement_id = excluded.groupement_id
  where r.groupement_id is distinct from excluded.groupement_id;
end
$$;
