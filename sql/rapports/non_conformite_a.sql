-- Returns the non-conformities found before an instant, with their latest measure before it, their
-- deadline, and the person who closed each by then.
-- Spec: registres#suites, registres#delai, rapports#fonctions.
-- Chosen: docs/decisions/0083-registres.md, 0084-rapports-dates.md.
create or replace function rapports.non_conformite_a(p_le timestamptz)
returns table (le timestamptz, nom text, prenoms text, parcelle text, constat text, gravite text,
               date_operation timestamptz, trouvee_par text, echeance date, mesures bigint,
               mesure text, mesuree_par text, statut text, a_faire_avant date, en_retard boolean,
               close_le timestamptz, close_par text, annulee_le timestamptz,
               non_conformite_id uuid, producteur_id uuid, parcelle_id uuid)
language sql stable
begin atomic
  select p_le as le, p.nom, p.prenoms, q.nom as parcelle, n.constat_code as constat, n.gravite,
         n.date_operation, u.nom_affiche as trouvee_par, n.echeance,
         coalesce(m.mesures, 0) as mesures, m.description as mesure, m.auteur as mesuree_par,
         s.statut, d.jour as a_faire_avant,
         coalesce(d.jour < (p_le at time zone o.fuseau_horaire)::date, false) as en_retard,
         case when s.statut = 'close' then n.close_le end as close_le,
         case when s.statut = 'close' then f.nom_affiche end as close_par, a.le as annulee_le,
         n.id as non_conformite_id, n.producteur_id, n.parcelle_id
  from non_conformite.non_conformite n
    join organisation.organisation o on o.id = n.organisation_id
    left join producteur.producteur p
      on p.organisation_id = n.organisation_id and p.id = n.producteur_id
    left join parcelle.parcelle q
      on q.organisation_id = n.organisation_id and q.id = n.parcelle_id
    left join utilisateur.utilisateur u
      on u.organisation_id = n.organisation_id and u.id = n.auteur_id
    left join utilisateur.utilisateur f
      on f.organisation_id = n.organisation_id and f.id = n.close_par
    left join commande.annulation a
      on a.organisation_id = n.organisation_id and a.commande_id = n.commande_id
    left join lateral (
      select count(*) over () as mesures, x.description, y.nom_affiche as auteur
      from non_conformite.mesure x
        join utilisateur.utilisateur y
          on y.organisation_id = x.organisation_id and y.id = x.auteur_id
      where x.organisation_id = n.organisation_id and x.non_conformite_id = n.id
        and x.prise_le < p_le
      order by x.rang desc limit 1) as m on true
    cross join lateral (
      select case when n.statut = 'sans_objet' then n.statut when n.close_le < p_le then 'close'
          when m.mesures > 0 then 'mesuree' else 'ouverte' end as statut) as s
    cross join lateral (
      select case when s.statut in ('ouverte', 'mesuree') and a.le is null then coalesce(
        (select x.echeance from non_conformite.mesure x
         where x.organisation_id = n.organisation_id and x.non_conformite_id = n.id
           and x.prise_le < p_le and x.echeance is not null
         order by x.rang desc limit 1), n.echeance) end as jour) as d
  where n.date_operation < p_le;
end;
comment on function rapports.non_conformite_a(timestamptz) is
  'rapports.non_conformite at p_le, whatever the session is set to.';
grant execute on function rapports.non_conformite_a(timestamptz) to rapports;
