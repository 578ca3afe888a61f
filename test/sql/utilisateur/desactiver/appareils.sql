-- Spec: identites-et-droits#statut: devices and sessions end with the account.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into appareil.appareil (organisation_id, utilisateur_id, code_court, statut, enrole_le,
  revoque_le)
values (core.organisation_id(), essai.id('agent ESSAI'), 'VIEUX', 'revoque', essai.t(-20),
  essai.t(-10));
select lives_ok(
  $$ select utilisateur.desactiver(essai.id('admin ESSAI'), essai.id('agent ESSAI'), 'parti',
      essai.t(0, '06:30')) $$, 'an agent leaves');
select results_eq($$ select code_court, statut, revoque_le, raison_revocation from appareil.appareil
    order by code_court $$,
  $$ values ('ESSAI', 'revoque', essai.t(0, '06:30'), 'parti'),
    ('VIEUX', 'revoque', essai.t(-10), null) $$,
  'the phone in hand is revoked; an older one keeps its date');
select is((select e.details ->> 'raison' from journal.evenement e
    where e.action = 'appareil.revoquer'), 'parti', 'journalled');
select is(essai.motifs(essai.collecter('tard')), 'droit_manquant,apres_revocation',
  'what the phone records afterwards is controlled');

select * from finish();
rollback;
