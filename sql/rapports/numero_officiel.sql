-- Every rank of official numbers from the first to the last given, with its number and its record,
-- and the explanation of each rank that is not in use.
-- Spec: numerotation#reprise.
-- Why: the number is composed here and not by `numerotation.composer`, which looks for functions by
--      name in schemas that a login of the reports can not enter.
-- Chosen: a rank is skipped only if its number would be the number of another record.
create or replace view rapports.numero_officiel with (security_invoker) as
select c.code as campagne, k.nature, p.code as produit, r.rang, n.numero, n.entite,
       n.attribue_le,
       case when n.numero is null then 'sauté'
            when d.attend then 'dévalidé' when l.annule then 'annulé'
            else 'attribué' end as situation,
       case when n.numero is null and a.numero is not null
              then 'le numéro ' || a.numero || ' est celui de : ' || a.entite
            when n.numero is null then 'inexpliqué'
            when d.attend then 'dévalidé ; la même fiche reprend ce numéro à sa validation'
            when l.annule then 'son lot est annulé ; un numéro n''est jamais réattribué'
       end as explication,
       n.entite_id
from numerotation.compteur k
  join campagne.campagne c on c.organisation_id = k.organisation_id and c.id = k.campagne_id
  join produit.produit p on p.organisation_id = k.organisation_id and p.id = k.produit_id
  join organisation.organisation o on o.id = k.organisation_id
  left join numerotation.modele m on m.organisation_id = c.organisation_id
    and m.version = c.modele_numerotation_version
  cross join lateral generate_series(1, k.dernier_rang) as r (rang)
  left join numerotation.numero_officiel n
    on (n.organisation_id, n.campagne_id, n.nature, n.produit_id, n.rang)
     = (k.organisation_id, k.campagne_id, k.nature, k.produit_id, r.rang)
  left join lateral (
    select b.numero, b.entite
    from numerotation.gabarit(
        m.segments,
        date_part('year', lower(c.active_pendant) at time zone o.fuseau_horaire)::integer,
        c.code, p.code, coalesce(m.prefixe_entreprise, o.prefixe_entreprise)) as v
      join numerotation.numero_officiel b
        on b.numero = numerotation.ecrire_rang(v.gabarit, k.nature, r.rang, v.rang_du_modele)
    where n.numero is null and b.organisation_id = k.organisation_id
    ) as a on true
  left join lateral (
    select bool_and(l.statut = 'annulé') as annule, bool_or(l.statut = 'en_attente') as attend
    from lot.lot l
    where l.organisation_id = n.organisation_id and l.numero_officiel = n.numero) as l on true
  cross join lateral (
    select l.attend or l.annule and (
             exists (select from reception.reception f
                     where f.organisation_id = n.organisation_id and f.id = n.entite_id
                       and f.statut = 'en_attente')
             or exists (select from etape.sortie s
                          join etape.etape f
                            on f.organisation_id = s.organisation_id and f.id = s.etape_id
                        where s.organisation_id = n.organisation_id and s.id = n.entite_id
                          and f.statut = 'brouillon')) as attend) as d;
comment on view rapports.numero_officiel is
  'Every rank of official numbers, in use or not: one row per campaign, nature, product and rank, '
  'up to the last one given.';
comment on column rapports.numero_officiel.campagne is
  'Code of the campaign. Source: campagne.campagne.';
comment on column rapports.numero_officiel.nature is
  'MP, REC, NET or PF. Source: numerotation.compteur.';
comment on column rapports.numero_officiel.produit is
  'Code of the product. Source: produit.produit.';
comment on column rapports.numero_officiel.rang is
  'The rank in the sequence. Source: numerotation.compteur.';
comment on column rapports.numero_officiel.numero is
  'The official number; null where the rank was passed over. Source: numerotation.numero_officiel.';
comment on column rapports.numero_officiel.entite is
  'The kind of record that holds it: collecte, reception, sortie. Source: '
  'numerotation.numero_officiel.';
comment on column rapports.numero_officiel.attribue_le is
  'When it was given. Source: numerotation.numero_officiel.';
comment on column rapports.numero_officiel.situation is
  'attribué, dévalidé (its record waits and will have it again), annulé or sauté. Source: '
  'numerotation.numero_officiel, lot.lot, reception.reception, etape.etape.';
comment on column rapports.numero_officiel.explication is
  'Why it is not in use; null when it is. Source: numerotation.numero_officiel, lot.lot.';
comment on column rapports.numero_officiel.entite_id is
  'The record that holds it. Source: numerotation.numero_officiel.';
grant select on rapports.numero_officiel to rapports;
