-- Returns every certificate of the organization, its groups and its suppliers, with its status at
-- an instant and its remaining days.
-- Spec: conformite-et-certificats#certificat, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.certificat_echeance_a(p_le timestamptz)
returns table (le timestamptz, numero text, organisme text, referentiel text, titulaire_genre text,
               titulaire text, valide_du date, valide_au date, etat text, jours_restants integer,
               certificat_id uuid)
language sql stable
begin atomic
  select p_le as le, c.numero, c.organisme, c.referentiel_code as referentiel,
         case when c.groupement_id is not null then 'groupement'
              when c.fournisseur_id is not null then 'fournisseur'
              else 'organisation' end as titulaire_genre,
         coalesce(g.nom, f.nom, o.nom) as titulaire, c.valide_du, c.valide_au,
         case when c.statut <> 'valide' then c.statut
              when c.valide_pendant @> p_le then 'valide'
              when upper(c.valide_pendant) <= p_le then 'expire'
              else 'a_venir' end as etat,
         case when isfinite(p_le)
           then c.valide_au - (p_le at time zone o.fuseau_horaire)::date end as jours_restants,
         c.id as certificat_id
  from certificat.certificat c
    join organisation.organisation o on o.id = c.organisation_id
    left join organisation.groupement g
      on g.organisation_id = c.organisation_id and g.id = c.groupement_id
    left join fournisseur.fournisseur f
      on f.organisation_id = c.organisation_id and f.id = c.fournisseur_id;
end;
comment on function rapports.certificat_echeance_a(timestamptz) is
  'rapports.certificat_echeance at p_le, whatever the session is set to.';
grant execute on function rapports.certificat_echeance_a(timestamptz) to rapports;
