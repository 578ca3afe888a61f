-- The organizations to which the session's login is tied.
-- Spec: service#isolement.
create or replace view rapports.organisation with (security_invoker) as
select o.id, o.code, o.nom, o.fuseau_horaire,
       coalesce(o.id = rapports.organisation_id(), false) as lue,
       o.statut
from organisation.organisation o;
comment on view rapports.organisation is
  'The organizations that this login may read; `set sillon.organisation_id` chooses one of '
  'several.';
comment on column rapports.organisation.id is
  'What `sillon.organisation_id` is set to. Source: organisation.organisation.';
comment on column rapports.organisation.code is 'Its code. Source: organisation.organisation.';
comment on column rapports.organisation.nom is 'Its name. Source: organisation.organisation.';
comment on column rapports.organisation.fuseau_horaire is
  'The time zone that its days are in. Source: organisation.organisation.';
comment on column rapports.organisation.lue is
  'Whether the other reports are about it now. Source: rapports.acces and the session.';
comment on column rapports.organisation.statut is
  '`active`, or `suspendue`: its reports are empty then. Source: organisation.organisation.';
grant select on rapports.organisation to rapports;
