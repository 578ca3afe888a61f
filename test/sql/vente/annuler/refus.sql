-- Spec: ventes-et-expeditions#annulation: a settled sale, or one with shipments, can not be
-- cancelled.
begin;
set local role metier;
select plan(10);
select essai.preparer_ventes();

create function pg_temp.annuler(p_code text) returns text language sql as $$
  select essai.refus(
    format('select vente.annuler(%L, ''perdu'', essai.id(''admin ESSAI''), essai.t(4))',
      coalesce(essai.vente(p_code), essai.id('?'))))
$$;
select essai.lot('a', 1000, 'validé');
select essai.vendre('BROUILLON', '{}', 'brouillon'), essai.vendre('VALIDEE'),
  essai.vendre('PARTIE'), essai.charger('x', 'PARTIE', '{"a": 400}');
select is(pg_temp.annuler('BROUILLON'), 'accepté', 'a draft');
select is(pg_temp.annuler('VALIDEE'), 'accepté', 'one that nothing was shipped for');
select is((select t.raison from vente.transition t where t.vente_id = essai.vente('VALIDEE')
    and t.acte = 'annuler'), 'perdu', 'with its reason');
select is(pg_temp.annuler('VALIDEE'), '409 transition_refusee', 'once');
select is(pg_temp.annuler('?'), '404 vente_inconnue', 'none');
select essai.expedier('x');
select is(pg_temp.annuler('PARTIE'), '409 vente_expediee', 'something was shipped');
select is(essai.details_de(format('select vente.exiger_annulable(%L)', essai.vente('PARTIE')))
    #>> '{dependances,0,acte}', format('POST /v1/expeditions/%s/devalider',
    essai.expedition('x')), 'which its act takes back');
select essai.charger('y', 'PARTIE', '{"a": 600}'), essai.expedier('y');
select is(pg_temp.annuler('PARTIE'), '409 transition_refusee', 'all was');
select essai.expedier('y', 'devalider'), essai.expedier('x', 'devalider');
select is(pg_temp.annuler('PARTIE'), 'accepté', 'all came back on paper');
select is(essai.expedier('x'), '409 transition_refusee', 'nothing more is shipped for it');

select * from finish();
rollback;
