-- Non-conformities, from finding to closing.
-- Spec: registres#suites, rapports#instant.
create or replace view rapports.non_conformite with (security_invoker) as
select x.le, x.nom, x.prenoms, x.parcelle, x.constat, x.gravite, x.date_operation, x.trouvee_par,
       x.echeance, x.mesures, x.mesure, x.mesuree_par, x.statut, x.a_faire_avant, x.en_retard,
       x.close_le, x.close_par, x.annulee_le, x.non_conformite_id, x.producteur_id, x.parcelle_id
from rapports.non_conformite_a(rapports.instant()) as x;
comment on view rapports.non_conformite is
  'The non-conformities found before `sillon.au` (now, without it), as they stood then: one row '
  'each.';
comment on column rapports.non_conformite.le is
  'The instant; now without `sillon.au`. Source: rapports.instant.';
comment on column rapports.non_conformite.nom is
  'Family name of the member; null where it is about a plot alone. Source: '
  'producteur.producteur.';
comment on column rapports.non_conformite.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.non_conformite.parcelle is
  'Name of the plot; null where it is about the member alone. Source: parcelle.parcelle.';
comment on column rapports.non_conformite.constat is
  'Code of what was found. Source: non_conformite.non_conformite.';
comment on column rapports.non_conformite.gravite is
  'How severe it is. Source: non_conformite.non_conformite.';
comment on column rapports.non_conformite.date_operation is
  'When it was found. Source: non_conformite.non_conformite.';
comment on column rapports.non_conformite.trouvee_par is
  'Name of who found it. Source: utilisateur.utilisateur.';
comment on column rapports.non_conformite.echeance is
  'Last day to correct it, as the pack said; null where it says none. Source: '
  'non_conformite.non_conformite.';
comment on column rapports.non_conformite.mesures is
  'Measures taken before the instant. Source: non_conformite.mesure.';
comment on column rapports.non_conformite.mesure is
  'The latest of them, as its author wrote it. Source: non_conformite.mesure.';
comment on column rapports.non_conformite.mesuree_par is
  'Name of who took it. Source: non_conformite.mesure, utilisateur.utilisateur.';
comment on column rapports.non_conformite.statut is
  'ouverte, mesuree or close then; sans_objet, as it stands now, when what found it says it no '
  'more. Source: non_conformite.non_conformite, non_conformite.mesure.';
comment on column rapports.non_conformite.a_faire_avant is
  'The day until which it asks for something: the latest measure''s, else its own; null once it '
  'asks for nothing. Source: non_conformite.mesure, non_conformite.non_conformite.';
comment on column rapports.non_conformite.en_retard is
  'Whether that day is over then, in days of the organization. Source: non_conformite.mesure.';
comment on column rapports.non_conformite.close_le is
  'When it was closed; null of what was not by then. Source: non_conformite.non_conformite.';
comment on column rapports.non_conformite.close_par is
  'Name of who closed it. Source: utilisateur.utilisateur.';
comment on column rapports.non_conformite.annulee_le is
  'When its command was cancelled: it counts at no time. Source: commande.annulation.';
comment on column rapports.non_conformite.non_conformite_id is
  'The non-conformity. Source: non_conformite.non_conformite.';
comment on column rapports.non_conformite.producteur_id is
  'The member. Source: non_conformite.non_conformite.';
comment on column rapports.non_conformite.parcelle_id is
  'The plot. Source: non_conformite.non_conformite.';
grant select on rapports.non_conformite to rapports;
