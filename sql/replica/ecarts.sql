-- Returns the rows of the phones' copies that differ from the register, by copy and id:
-- superfluous, missing or changed rows. Differences only arise from two concurrent acts that did
-- not wait for each other.
-- Spec: replication#copies.
-- Why: a trigger sees only the snapshot of its transaction; docs/decisions/0027-replication.md.
create or replace function replica.ecarts() returns table (copie text, id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with appareil as (
    select a.organisation_id, a.id, a.utilisateur_id, a.code_court, a.statut, a.revoque_le
    from appareil.appareil a
  ),
  producteur as (
    select p.organisation_id, p.id, g.groupement_id, p.nom, p.prenoms, p.sexe, p.date_naissance,
           p.telephone, p.localite, p.version, p.fusionne_dans
    from producteur.producteur p
      join producteur.producteur g on g.organisation_id = p.organisation_id
        and g.id = coalesce(p.fusionne_dans, p.id)
    where g.groupement_id is not null and upper_inf(g.actif_pendant)
  ),
  parcelle as materialized (
    select p.* from replica.parcelles_attendues() as p
  ),
  statut_parcelle as (
    select s.organisation_id, s.id, p.groupement_id, s.parcelle_id, s.referentiel_code,
           s.etat_code, lower(s.periode)
    from conformite.statut_parcelle s
      join parcelle p on p.organisation_id = s.organisation_id and p.id = s.parcelle_id
    where upper_inf(s.periode)
  ),
  capacite as (
    select c.organisation_id, c.id, s.groupement_id, c.campagne_id, c.producteur_id,
           c.matiere_code, c.etat_code, c.capacite_g
    from capacite.capacite c
      join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code,
                                   etat_code)
    where c.statut = 'validee' and s.groupement_id is not null
  )
  select 'appareil', id
  from appareil a full join replica.appareil r using (organisation_id, id)
  where a is distinct from r
  union all
  select 'producteur', id
  from producteur a full join replica.producteur r using (organisation_id, id)
  where a is distinct from r
  union all
  select 'parcelle', id
  from parcelle a full join replica.parcelle r using (organisation_id, id)
  where a is distinct from r
  union all
  select distinct 'statut_parcelle', coalesce(a.parcelle_id, r.parcelle_id)
  from statut_parcelle a full join replica.statut_parcelle r using (organisation_id, id)
  where a is distinct from r
  union all
  select distinct 'capacite', coalesce(a.producteur_id, r.producteur_id)
  from capacite a full join replica.capacite r using (organisation_id, id)
  where a is distinct from r
$$;
