-- Spec: service#actes-simultanes: an initialization that waited for a lock starts from the present
-- state of the modules.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select module.activer('stock', essai.t(-1));
select module.basculer(essai.session(), 'stock', 'desactiver', 'Décision', essai.t(2));
select is(essai.issue_de(
    $$ select activite.initialiser(essai.session(), '{station}', essai.t(1)) $$),
  '409 activation_refusee', 'the module went off meanwhile');
select activite.initialiser(essai.session(), null, essai.t(1));
select is((select array_agg(distinct a.actif_pendant) from activite.activation a),
  array[tstzmultirange(tstzrange(essai.t(2), null))], 'the default is on from then on');

select * from finish();
rollback;
