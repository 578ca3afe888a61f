-- The expeditions within the period of the session, in their present state.
-- Spec: ventes-et-expeditions#expedition.
create or replace view rapports.expedition with (security_invoker) as
select x.date_operation, x.statut, x.vente, x.client, x.numero_coi, x.conteneurs, x.scelles, x.lots,
       x.quantite_g, x.retournee_g, x.montant, x.devise, x.expedition_id
from rapports.periode() as r
  cross join lateral rapports.expedition_entre(r.du, r.au) as x;
comment on view rapports.expedition is
  'The expeditions that leave within `sillon.du` to `sillon.au`, those that were cancelled too: '
  'one row per expedition that has a date. Masses in g, amounts in minor units.';
comment on column rapports.expedition.date_operation is
  'When it left, or is to leave. Source: expedition.expedition.';
comment on column rapports.expedition.statut is
  'brouillon, validée or annulée, now. Source: expedition.expedition.';
comment on column rapports.expedition.vente is
  'Code of the sale. Source: vente.vente.';
comment on column rapports.expedition.client is
  'Name of the client. Source: client.client.';
comment on column rapports.expedition.numero_coi is
  'Number of the certificate of inspection that travels with it. Source: expedition.expedition.';
comment on column rapports.expedition.conteneurs is
  'Numbers of its containers. Source: expedition.conteneur.';
comment on column rapports.expedition.scelles is
  'Numbers of their seals. Source: expedition.scelle.';
comment on column rapports.expedition.lots is
  'Official numbers of its lots. Source: expedition.ligne, lot.lot.';
comment on column rapports.expedition.quantite_g is
  'What is loaded, in g. Source: expedition.ligne.';
comment on column rapports.expedition.retournee_g is
  'What came back of it until now, in g. Source: expedition.retour.';
comment on column rapports.expedition.montant is
  'Its amount in minor units of `devise`; null while it is not validated. Source: '
  'expedition.expedition.';
comment on column rapports.expedition.devise is
  'The organization''s currency at the validation. Source: expedition.expedition.';
comment on column rapports.expedition.expedition_id is
  'The expedition. Source: expedition.expedition.';
grant select on rapports.expedition to rapports;
