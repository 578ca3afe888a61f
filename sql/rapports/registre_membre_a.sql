-- Returns the register of members at an instant: the members of a group, with their number and
-- locality, their plots, the amounts that became due and the inspections and samples of the year
-- before, their open non-conformities, the conversions of their plots, the estimated yield of these
-- plots, and their latest official control.
-- Spec: registres#membres, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
-- Why: `offset 0` has the parts of each member read for that member. Without it they are read for
--      all members, and that once for each, while the tables have no statistics.
create or replace function rapports.registre_membre_a(p_le timestamptz)
returns table (le timestamptz, groupement text, reference text, nom text,
               prenoms text, localite text, membre_depuis timestamptz,
               sorti_le timestamptz, parcelles uuid[], surface_m2 bigint, surfaces jsonb,
               unites jsonb, chiffre_affaires jsonb, derniere_inspection_le timestamptz,
               derniere_inspection_par text, prochaine_inspection date, echantillons text[],
               non_conformites_ouvertes bigint, estimations jsonb, controle_officiel_le date,
               controle_officiel_par text, controleur text, conversions jsonb, producteur_id uuid)
language sql stable
begin atomic
  select m.le, m.groupement, p.reference, m.nom, m.prenoms, p.localite, a.membre_depuis,
         a.sorti_le, t.parcelles, t.surface_m2, t.surfaces, t.unites, c.chiffre_affaires,
         m.derniere_le as derniere_inspection_le, m.inspecteur as derniere_inspection_par,
         ((coalesce(m.derniere_le, a.membre_depuis) at time zone o.fuseau_horaire)::date
           + make_interval(months => k.mois))::date as prochaine_inspection,
         e.echantillons, n.non_conformites_ouvertes, t.estimations,
         f.jour as controle_officiel_le, f.organisme as controle_officiel_par, f.controleur,
         t.conversions, p.id as producteur_id
  from rapports.inspection_membre_a(p_le) as m
    join producteur.producteur p on p.id = m.producteur_id and p.cree_le <= p_le
    join organisation.organisation o on o.id = p.organisation_id
    cross join lateral (select (p_le at time zone 'UTC' - interval '1 year') at time zone 'UTC')
      as d (depuis)
    cross join lateral (
      select coalesce(
               (select max(h.le) from producteur.adhesion h
                where h.organisation_id = p.organisation_id and h.producteur_id = p.id
                  and h.nature = 'retour' and h.le <= p_le),
               nullif(lower(x.pendant), '-infinity'), p.membre_depuis, p.cree_le)
               as membre_depuis,
             upper(x.pendant) as sorti_le
      from unnest(p.actif_pendant) as x (pendant) where x.pendant @> p_le) as a
    cross join lateral (
      select coalesce(
        (select (r.valeur #>> '{}')::integer from reglage.reglage r
         where r.organisation_id = o.id and r.cle = 'inspections.interne_mois' and r.depuis <= p_le
         order by r.depuis desc, r.version desc limit 1),
        (select (x.defaut #>> '{}')::integer from reglage.cle x
         where x.cle = 'inspections.interne_mois')) as mois) as k
    cross join lateral (
      select l.parcelles, l.surfaces, w.surface_m2, w.unites, y.estimations, v.conversions
      from rapports.parcelles_membre_a(p_le) as l
        join rapports.productions_membre_a(p_le) as w on w.producteur_id = l.producteur_id
        join rapports.prevues_membre_a(p_le) as y on y.producteur_id = l.producteur_id
        join rapports.qualites_membre_a(p_le) as v on v.producteur_id = l.producteur_id
      where l.producteur_id = p.id offset 0) as t
    cross join lateral (
      select array(select z.id from producteur.producteur z
                   where z.organisation_id = p.organisation_id and z.fusionne_dans = p.id) || p.id
        as ids offset 0) as i
    cross join lateral (
      select coalesce(jsonb_object_agg(s.devise, s.montant), '{}') as chiffre_affaires
      from (
        select x.devise, sum(x.montant)::bigint as montant from paiement.creance x
        where x.organisation_id = o.id and x.devise is not null
          and x.producteur_id = any (i.ids)
          and x.genre in ('livraison', 'ecart', 'prime', 'complement')
          and x.date_operation >= d.depuis and x.date_operation < p_le
        group by x.devise) as s) as c
    cross join lateral (
      select coalesce(array_agg(x.numero order by x.preleve_le, x.id), '{}') as echantillons
      from inspection.echantillon x
      where x.organisation_id = o.id and x.producteur_id = p.id
        and x.preleve_le >= d.depuis and x.preleve_le < p_le) as e
    cross join lateral (
      select count(*) filter (where x.statut in ('ouverte', 'mesuree') and x.annulee_le is null)
        as non_conformites_ouvertes
      from rapports.non_conformite_a(p_le) as x where x.producteur_id = p.id) as n
    left join lateral (
      select x.jour, x.organisme, x.controleur from inspection.controle_officiel x
      where x.organisation_id = o.id and x.producteur_id = any (i.ids)
        and x.jour <= (p_le at time zone o.fuseau_horaire - interval '1 microsecond')::date
        and (x.annule_le is null or x.annule_le >= p_le)
      order by x.jour desc, x.cree_le desc, x.id limit 1) as f on true
  where m.groupement is not null;
end;
comment on function rapports.registre_membre_a(timestamptz) is
  'rapports.registre_membre at p_le, whatever the session is set to.';
grant execute on function rapports.registre_membre_a(timestamptz) to rapports;
