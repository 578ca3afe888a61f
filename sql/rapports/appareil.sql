-- The phones with their state: last contact, data still to send, clock and application version of
-- each.
-- Spec: appareils#appareil.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace view rapports.appareil with (security_invoker) as
select a.code_court, a.modele, u.nom_affiche as agent, a.statut, a.derniere_synchro,
       a.derniere_sequence, c.recue_le as derniere_commande_le,
       trunc(extract(epoch from c.recue_le - c.date_operation))::bigint as attente_s,
       coalesce(p.pieces, 0) as pieces_attendues,
       trunc(extract(epoch from c.cree_le_appareil - c.date_operation))::bigint
         as ecart_horloge_s,
       a.version_application as version, a.id as appareil_id
from appareil.appareil a
  join utilisateur.utilisateur u
    on u.organisation_id = a.organisation_id and u.id = a.utilisateur_id
  left join lateral (
    select c.recue_le, c.date_operation, c.cree_le_appareil from commande.commande c
    where c.organisation_id = a.organisation_id and c.appareil_id = a.id
    order by c.sequence desc limit 1) as c on true
  left join (
    select c.organisation_id, c.appareil_id, count(*) as pieces
    from commande.piece_jointe p
      join commande.commande c
        on c.organisation_id = p.organisation_id and c.id = p.commande_id
    where p.recue_le is null
    group by c.organisation_id, c.appareil_id) as p
    on p.organisation_id = a.organisation_id and p.appareil_id = a.id;
comment on view rapports.appareil is
  'The phones and how they do, now: one row per enrolled phone. What lies on it and was never '
  'announced, nobody knows.';
comment on column rapports.appareil.code_court is
  'Code of the phone, which stands in every provisional reference. Source: appareil.appareil.';
comment on column rapports.appareil.modele is
  'Its model, as it was enrolled. Source: appareil.appareil.';
comment on column rapports.appareil.agent is
  'Name of the account that holds it. Source: utilisateur.utilisateur.';
comment on column rapports.appareil.statut is
  'actif, revoque or remplace. Source: appareil.appareil.';
comment on column rapports.appareil.derniere_synchro is
  'When it last synchronized; null before the first time. Source: appareil.appareil.';
comment on column rapports.appareil.derniere_sequence is
  'Rank of its last command that arrived. Source: appareil.appareil.';
comment on column rapports.appareil.derniere_commande_le is
  'When that command arrived; null before the first. Source: commande.commande.';
comment on column rapports.appareil.attente_s is
  'How long that command had lain on the phone, in s. Source: commande.commande.';
comment on column rapports.appareil.pieces_attendues is
  'Files that its commands announced and that it has still to send. Source: '
  'commande.piece_jointe.';
comment on column rapports.appareil.ecart_horloge_s is
  'How far its clock was from the operation date that was kept for that command, in s: 0 within '
  'the tolerance, positive where the clock was fast. Source: commande.commande.';
comment on column rapports.appareil.version is
  'Version of the application that sent its last batch; null before the first. Source: '
  'appareil.appareil.';
comment on column rapports.appareil.appareil_id is
  'The phone. Source: appareil.appareil.';
grant select on rapports.appareil to rapports;
