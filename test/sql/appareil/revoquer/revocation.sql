-- Spec: appareils#revocation: a revocation stores its date and reason, and the identity provider
-- ends the agent's offline sessions.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create temp table r as select appareil.revoquer(essai.id('appareil ESSAI'), 'perdu',
  essai.t())::jsonb as j;

select is(j -> 'statut', '"revoque"', 'the device is revoked') from r;
select is(j ->> 'revoque_le', '2026-06-01T08:00:00Z', 'from then on') from r;
select results_eq($$ select a.statut, a.revoque_le, a.raison_revocation from appareil.appareil a
    where a.id = essai.id('appareil ESSAI') $$,
  $$ values ('revoque', essai.t(), 'perdu') $$, 'the reason is kept');
select throws_ok($$ select appareil.revoquer(essai.id('appareil ESSAI'), 'encore', essai.t(1)) $$,
  'TR409', 'appareil_deja_revoque',
  'once');
select throws_ok(
  $$ select appareil.revoquer(essai.id('appareil VOISIN'), 'chez le voisin', essai.t()) $$, 'TR404',
  'appareil_inconnu',
  'not the neighbour''s');
select is((select e.details ->> 'raison' from journal.evenement e
    where e.action = 'appareil.revoquer'), 'perdu',
  'the journal says so');
reset role;
select results_eq($$ select (p.payload ->> 'utilisateur_id')::uuid
    from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'revoquer_sessions' $$,
  $$ values (essai.id('agent ESSAI')) $$, 'a task closes the sessions at the identity provider');

select * from finish();
rollback;
