-- Spec: appareils#vidage: a draining code is issued only for a device or an account that is out of
-- service.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.emettre(p_id uuid default essai.id('appareil ESSAI'),
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.essayer(format('select appareil.emettre_code_vidage(%L, %L, %L, %L)::jsonb ->> %L',
      p_id, 'vu', essai.id('admin ESSAI'), p_le, 'expire_le'))
$$;
select is(pg_temp.emettre(), '409 vidage_inutile', 'a phone in service signs in');
select is(pg_temp.emettre(essai.id('?')), '404 appareil_inconnu', 'nobody''s phone');
update utilisateur.utilisateur set actif_pendant = tstzmultirange(tstzrange(null, essai.t()))
where id = essai.id('agent ESSAI');
select is(pg_temp.emettre(), '2026-06-02T08:00:00Z', 'a fired agent''s phone, for 24 hours');
update utilisateur.utilisateur set actif_pendant = '{(,)}' where id = essai.id('agent ESSAI');
select from appareil.revoquer(essai.id('appareil ESSAI'), 'x', essai.t());
select is(pg_temp.emettre(), '2026-06-02T08:00:00Z', 'a revoked one');
insert into reglage.reglage values (core.organisation_id(), 'appareil.code_vidage_h', 1, '2',
  essai.t(1), null);
select is(pg_temp.emettre(p_le => essai.t(1)), '2026-06-02T10:00:00Z',
  'as long as the setting says');
select is((select count(*) from appareil.code_vidage c where c.empreinte ~ '^[0-9a-f]{64}$'),
  3::bigint, 'the code is kept as its fingerprint');
select is((select count(*) from journal.evenement e where e.action = 'appareil.emettre_code_vidage'
    and e.details ->> 'raison' = 'vu'), 3::bigint, 'the journal has each');

select * from finish();
rollback;
