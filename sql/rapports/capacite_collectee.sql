-- The capacity of each producer against the mass collected from them, per campaign, raw material
-- and quality state. A column checks that the balance is the sum of the consumption by collections
-- and of the mass collected elsewhere.
-- Spec: capacites#consommation, capacites#fusion, capacites#reprise.
-- Why: the ceiling of a producer who was merged into another is left out, because it would count
--      the same capacity twice.
create or replace view rapports.capacite_collectee with (security_invoker) as
select c.code as campagne, p.nom, p.prenoms, s.matiere_code as matiere, s.etat_code as etat,
       s.plafond_g, s.consomme_g, s.plafond_g - s.consomme_g as reste_g,
       (s.consomme_g - coalesce(k.pris_g, 0))::bigint as ecart_g,
       coalesce(k.collectes, 0) as collectes, p.id as producteur_id
from capacite.solde s
  join campagne.campagne c on c.organisation_id = s.organisation_id and c.id = s.campagne_id
  join producteur.producteur p
    on p.organisation_id = s.organisation_id and p.id = s.producteur_id
  left join (
    select k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code,
           sum(k.pris_g) as pris_g,
           count(k.collecte_id) filter (where k.pris_g <> 0) as collectes
    from (
      select u.organisation_id, u.campagne_id, u.producteur_id, u.matiere_code, u.etat_code,
             u.collecte_id, sum(u.quantite_g) as pris_g
      from (
        select n.organisation_id, n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code,
               n.quantite_g, n.collecte_id
        from capacite.consommation n
        union all
        select o.organisation_id, o.prise_campagne_id, o.prise_producteur_id,
               o.prise_matiere_code, o.prise_etat_code, o.prise_g, o.id
        from collecte.collecte o where o.prise_g is not null
        union all
        select r.organisation_id, r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code,
               r.quantite_g, null
        from capacite.reprise r) as u
      group by 1, 2, 3, 4, 5, u.collecte_id) as k
    group by 1, 2, 3, 4, 5) as k
    on (k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code)
     = (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
where p.fusionne_dans is null or s.consomme_g <> 0;
comment on view rapports.capacite_collectee is
  'Capacity against what was collected: one row per campaign, producer, raw material and quality '
  'state; none of a producer who was merged into another. Masses in g of raw material.';
comment on column rapports.capacite_collectee.campagne is
  'Code of the campaign. Source: campagne.campagne.';
comment on column rapports.capacite_collectee.nom is
  'Family name. Source: producteur.producteur.';
comment on column rapports.capacite_collectee.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.capacite_collectee.matiere is
  'Code of the raw material. Source: capacite.solde.';
comment on column rapports.capacite_collectee.etat is
  'Quality state that the capacity is for. Source: capacite.solde.';
comment on column rapports.capacite_collectee.plafond_g is
  'Ceiling, in g: the last capacity validated by two persons; 0 while there is none. Source: '
  'capacite.solde.';
comment on column rapports.capacite_collectee.consomme_g is
  'Mass consumed, in g. Source: capacite.solde.';
comment on column rapports.capacite_collectee.reste_g is
  'What may still be collected, in g; negative once exceeded. Source: capacite.solde.';
comment on column rapports.capacite_collectee.ecart_g is
  'Consumed mass minus the sum of what collections took and of what was collected elsewhere, in g: '
  'always 0. Source: capacite.solde, capacite.consommation, capacite.reprise.';
comment on column rapports.capacite_collectee.collectes is
  'How many collections drew on it. Source: capacite.consommation.';
comment on column rapports.capacite_collectee.producteur_id is
  'The producer. Source: capacite.solde.';
grant select on rapports.capacite_collectee to rapports;
