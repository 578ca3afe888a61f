-- Applies the changes of perimeters that the passing of time causes: assignments that begin or end,
-- contracts and certificates that end, the months of the results. Then repairs plots, balances and
-- collections that were written while their producer changed groups or left, and after them the
-- copies. Returns the number of changed rows.
-- Spec: replication#dates.
-- Chosen: every hour, so at the latest an hour after the date; docs/decisions/0027-replication.md.
-- Why: an assignment is judged at an instant no earlier than its last act, so that nothing is
--      reverted if the task runs late, or if an act overtakes it.
create or replace function replica.tourner(p_le timestamptz) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lignes bigint;
begin
  perform replica.tourner_mois(p_le);
  with affectation as (
    update utilisateur.groupement_agent a set en_cours = not a.en_cours
    where a.en_cours is distinct from (
      a.debut <= greatest(p_le, a.affecte_le, a.termine_le)
      and (a.fin is null or a.fin > greatest(p_le, a.affecte_le, a.termine_le)))
    returning a.id
  ),
  contrat as (
    update contrat.contrat c set echu = true
    where c.statut = 'actif' and not c.echu and upper(c.actif_pendant) <= p_le
    returning c.id
  ),
  certificat as (
    update certificat.certificat c set echu = true
    where not c.echu and upper(c.valide_pendant) <= p_le
    returning c.id
  ),
  parcelle as (
    update parcelle.parcelle p set groupement_id = d.groupement_id
    from producteur.producteur d
    where d.organisation_id = p.organisation_id and d.id = p.producteur_id
      and p.groupement_id is distinct from d.groupement_id
    returning p.id
  ),
  solde as (
    update capacite.solde s set groupement_id = d.groupement_id
    from producteur.producteur d
    where d.organisation_id = s.organisation_id and d.id = s.producteur_id
      and s.groupement_id is distinct from d.groupement_id
    returning s.producteur_id
  ),
  collecte as (
    update collecte.collecte c
    set groupement_id = producteur.groupement_au(c.producteur_id, c.date_operation)
    where c.id in (
        select k.id from collecte.collecte k
          join producteur.rattachement r on r.organisation_id = k.organisation_id
            and r.producteur_id = k.producteur_id
        where r.enregistre_le > p_le - interval '2 days'
        union
        select k.id from collecte.collecte k where k.synchronisable and k.groupement_id is null)
      and c.groupement_id
        is distinct from producteur.groupement_au(c.producteur_id, c.date_operation)
    returning c.id
  )
  select (select count(*) from affectation) + (select count(*) from contrat)
       + (select count(*) from certificat) + (select count(*) from parcelle)
       + (select count(*) from solde) + (select count(*) from collecte)
  into v_lignes;
  return v_lignes + (select coalesce(sum(r.lignes), 0) from replica.reparer() as r);
end
$$;
