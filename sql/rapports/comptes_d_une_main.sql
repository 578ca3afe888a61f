-- Accounts with the account that made, invited or reset them, and the number of capacities and
-- payments on which both acted: one person may have used both accounts where two persons are
-- required.
-- Spec: identites-et-droits#preuve.
-- Chosen: docs/decisions/0119-deux-personnes.md.
create or replace view rapports.comptes_d_une_main with (security_invoker) as
with main as (
  select c.utilisateur_id, c.auteur_id from utilisateur.changement_statut c
  where c.rang = 1 and c.auteur_id is not null
  union
  select p.utilisateur_id, p.auteur_id from utilisateur.preuve p
  where p.genre = 'reinitialisation' and p.auteur_id is not null
),
paire as (
  select m.utilisateur_id, m.auteur_id as autre_id from main m
  union
  select greatest(m.utilisateur_id, n.utilisateur_id), least(m.utilisateur_id, n.utilisateur_id)
  from main m join main n on n.auteur_id = m.auteur_id and n.utilisateur_id <> m.utilisateur_id
)
select u.nom_affiche as compte, a.nom_affiche as autre, u.d_avant,
       (select count(distinct c.id) from capacite.capacite c
          join capacite.validation v on v.capacite_id = c.id
          left join capacite.validation w
            on w.capacite_id = c.id and w.utilisateur_id <> v.utilisateur_id
        where v.utilisateur_id in (u.id, a.id)
          and (c.proposee_par in (u.id, a.id) and c.proposee_par <> v.utilisateur_id
            or w.utilisateur_id in (u.id, a.id))) as capacites,
       (select count(*) from paiement.paiement x
        where x.auteur_id in (u.id, a.id) and x.valide_par in (u.id, a.id)) as paiements,
       u.id as utilisateur_id, a.id as autre_id
from paire p
  join utilisateur.utilisateur u on u.id = p.utilisateur_id
  join utilisateur.utilisateur a on a.id = p.autre_id;
comment on view rapports.comptes_d_une_main is
  'Pairs of accounts of which one made, invited or reset the other, or a third both, with what '
  'both decided on. `GET /v1/utilisateurs` shows which are proven.';
comment on column rapports.comptes_d_une_main.compte is
  'Name of the account. Source: utilisateur.utilisateur.';
comment on column rapports.comptes_d_une_main.autre is
  'Name of the other one. Source: utilisateur.changement_statut, utilisateur.preuve.';
comment on column rapports.comptes_d_une_main.d_avant is
  'Made before proofs were kept: it counts as proven until it is reset. Source: '
  'utilisateur.utilisateur.';
comment on column rapports.comptes_d_une_main.capacites is
  'Capacities that one of them proposed and the other validated, or both validated. Source: '
  'capacite.capacite, capacite.validation.';
comment on column rapports.comptes_d_une_main.paiements is
  'Payments that one of them made and the other validated. Source: paiement.paiement.';
comment on column rapports.comptes_d_une_main.utilisateur_id is
  'The account. Source: utilisateur.utilisateur.';
comment on column rapports.comptes_d_une_main.autre_id is
  'The other one. Source: utilisateur.utilisateur.';
grant select on rapports.comptes_d_une_main to rapports;
