-- Spec: appareils#remplacement: actif → remplace: its date, and an enrolment code for the same
-- agent, in one transaction.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create temp table r as select appareil.remplacer(essai.id('appareil ESSAI'), 'écran cassé',
  essai.id('admin ESSAI'), essai.t())::jsonb as j;
select is(j #>> '{appareil,statut}', 'remplace', 'the state') from r;
select is(j #>> '{appareil,revoque_le}', '2026-06-01T08:00:00Z', 'and its date') from r;
select is(j #>> '{code_enrolement,utilisateur_id}', essai.id('agent ESSAI')::text,
  'the code is for the same agent') from r;
select is((select c.remplace_id from appareil.code_enrolement c), essai.id('appareil ESSAI'),
  'and tells what it replaces');
select is(appareil.enroler(essai.id('agent ESSAI'), j #>> '{code_enrolement,code}', 'Pixel',
    essai.t()) ->> 'sequence_depart', '1', 'it enrols the next') from r;
select is(
  essai.essayer(format('select appareil.remplacer(%L, %L, %L, essai.t())',
      essai.id('appareil ESSAI'), 'x', essai.id('admin ESSAI'))),
  '409 appareil_deja_revoque', 'once');
select is(
  essai.essayer(format('select appareil.revoquer(%L, %L, essai.t())', essai.id('appareil ESSAI'),
      'x')),
  '409 appareil_deja_revoque', 'nor is it revoked then');

select * from finish();
rollback;
