-- Spec: identites-et-droits#attributions: a period may begin in the past or in the future, and
-- rights at a date follow it.
begin;
set local role metier;
select plan(11);
select essai.preparer();
select essai.entrer('ESSAI', 'admin');

create function pg_temp.attribuer(p_compte text, p_demande jsonb, p_appelant text default 'admin')
returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.attribuer_ensemble(essai.session(%L), %L, %L, essai.t())',
      p_appelant, essai.id(p_compte || ' ESSAI'), p_demande))
$$;

select is(pg_temp.attribuer('agent', '{"ensemble": "rsci"}')::jsonb - 'id' - 'ensemble',
  jsonb_build_object('utilisateur_id', essai.id('agent ESSAI'), 'debut', core.horodatage(essai.t()),
    'fin', null, 'statut', 'en_cours', 'attribue_par', essai.id('admin ESSAI'),
    'actes',
    jsonb_build_array(jsonb_build_object('acte', 'attribuer', 'debut', core.horodatage(essai.t()),
        'fin', null, 'raison', null, 'auteur_id', essai.id('admin ESSAI'), 'le',
        core.horodatage(essai.t())))),
  'from now on, without end, unless dates say otherwise');
select is(utilisateur.detient(essai.session('agent'), essai.t(), '{review.resolve}'), true,
  'held from its beginning');
select is(utilisateur.detient(essai.session('agent'), essai.t() - interval '1 ms',
    '{review.resolve}'), false, 'not before');
select is(pg_temp.attribuer('rsci',
    jsonb_build_object('ensemble_id', essai.ensemble('commercial'), 'debut', essai.t(10), 'fin',
      essai.t(20)))::jsonb ->> 'statut', 'a_venir', 'to come, by the set''s id');
select is(array[utilisateur.detient(essai.session('rsci'), essai.t(10), '{sales.manage}'),
    utilisateur.detient(essai.session('rsci'), essai.t(20), '{sales.manage}')], '{t,f}',
  'its end is not part of it');
select is(pg_temp.attribuer('rsci',
    jsonb_build_object('ensemble', 'magasinier', 'debut', essai.t(-9), 'fin', essai.t(-2), 'raison',
      'Remplacement'))::jsonb ->> 'statut', 'terminee', 'a past one');
select is(utilisateur.detient(essai.session('rsci'), essai.t(-5), '{stock.manage}'), true,
  'counts for what is judged from now on');
select is((select e.details ->> 'raison' from journal.evenement e
    where e.action = 'attribution.attribuer' and e.details ->> 'ensemble' = 'magasinier'
    and e.utilisateur_id = essai.id('admin ESSAI')), 'Remplacement',
  'traced with author and reason');
select is(pg_temp.attribuer('rsci',
    jsonb_build_object('ensemble', 'inspecteur', 'debut', essai.t(2), 'fin', essai.t(2))),
  '400 periode_invalide', 'an empty period');
select is(pg_temp.attribuer('rsci',
    jsonb_build_object('ensemble', 'inspecteur', 'fin', essai.t(-1))), '400 periode_invalide',
  'an end before now, which is its beginning');
select is(pg_temp.attribuer('personne', '{"ensemble": "rsci"}'), '404 utilisateur_inconnu',
  'an account that nobody knows');

select * from finish();
rollback;
