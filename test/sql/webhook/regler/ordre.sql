-- Spec: webhooks#ordre: deliveries about one record go out one after the other; a failing one holds
-- the later ones about its record, and nothing else.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select from essai.abonner('a');
select from essai.arriver('lot 1', 'lot.valide', '08:00');
select from essai.arriver('lot 1', 'lot.libere', '08:01');
select from essai.arriver('lot 2', 'lot.valide', '08:02');
select is(essai.prendre(essai.t(0, '09:00')), 'a lot.valide, a lot.valide',
  'the first of each record');
select is(essai.prendre(essai.t(0, '09:00')), null, 'what a worker holds is not taken again');
select webhook.regler(essai.id('ouvrier'), (
  select jsonb_agg(jsonb_build_object(
    'id', e.id, 'duree_ms', 1, 'erreur',
    case when e.sujet_id = essai.id('lot 1') then 'delai_depasse' end))
  from webhook.envoi e where e.ouvrier = essai.id('ouvrier')), essai.t(0, '09:00'));
select is(essai.prendre(essai.t(0, '09:00')), null, 'the failed one waits, and the one behind it');
select from essai.arriver('lot 3', 'lot.valide', '08:03');
select is(essai.prendre(essai.t(0, '09:00')), 'a lot.valide', 'another record goes on');
select essai.regler_envois(essai.t(0, '09:00'), 204);
select is(essai.prendre(essai.t(0, '09:00') + interval '5 s'), 'a lot.valide',
  'five seconds later the failed one is attempted again');
select essai.regler_envois(essai.t(0, '09:01'), 200);
select is(essai.prendre(essai.t(0, '09:01')), 'a lot.libere', 'and once delivered, the next');
select is(essai.prendre(essai.t(0, '09:03')), 'a lot.libere',
  'what a worker held for a minute without an outcome is taken again');
select essai.regler_envois(essai.t(0, '09:03'), 200);
select is((select count(*) from webhook.envoi e where e.statut = 'livre'), 4::bigint,
  'all are delivered');

select * from finish();
rollback;
