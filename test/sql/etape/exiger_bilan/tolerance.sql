-- Spec: etapes#bilan: for a step followed in detail, the gap must be within the tolerance; without
-- a tolerance it is only reported; both settings are those of the step's date.
begin;
set local role metier;
select plan(11);
select essai.preparer();

select essai.lot('a', 1000000, 'validé');
create function pg_temp.regler(p_cle text, p_valeur jsonb, p_jour integer) returns void
language sql as $$
  insert into reglage.reglage (organisation_id, cle, version, valeur, depuis, auteur_id)
  select core.organisation_id(), p_cle, coalesce(max(r.version), 0) + 1, p_valeur, essai.t(p_jour),
  essai.id('admin ESSAI') from reglage.reglage r where r.cle = p_cle
$$;
create function pg_temp.valider(p_note text, p_sortie bigint, p_perte bigint default null,
  p_jour integer default 2) returns text language sql as $$
  select essai.etape(p_note, '{"a": 1000}', jsonb_build_array(essai.sortie(p_sortie)),
    jsonb_build_object('date_operation', essai.t(p_jour),
    'pertes', case when p_perte is null then '[]'
      else jsonb_build_array(jsonb_build_object('categorie', 'tri', 'quantite_g', p_perte)) end));
  select essai.proceder(p_note);
$$;
select is(pg_temp.valider('libre', 100), 'validée',
  'no tolerance: nine tenths are missing, and that is reported');
select is(
  (select etape.presenter(essai.etape_dite('libre'), essai.t(3))::jsonb #>> '{bilan,ecart_g}'),
  '900', 'as the gap');
select pg_temp.regler('procedes.tolerance_bilan', '500', 1);
select is(pg_temp.valider('avant', 100, null, 0), 'validée', 'a step of before the tolerance');
select is(pg_temp.valider('juste', 900, 50), 'validée', 'just 5 % are missing');
select is(pg_temp.valider('manque', 900, 49), '409 bilan_hors_tolerance', 'a gram more is not');
select is(pg_temp.valider('trop juste', 1050), 'validée', 'just 5 % are too much');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e
    join matiere.compte c on c.id = e.compte_id and c.genre = 'ajustement'
           where e.mouvement_id = (select s.mouvement_id from etape.etape s
             where s.note = 'trop juste')), -50::numeric, 'they come from the adjustment account');
select is(pg_temp.valider('trop', 1051), '409 bilan_hors_tolerance', 'a gram more is too much');
select pg_temp.regler('procedes.niveau_suivi.sechage', '"global"', 2);
select is(pg_temp.valider('global', 100), 'validée',
  'followed globally, what is missing is the loss');
select is(pg_temp.valider('global trop', 1051), '409 bilan_hors_tolerance',
  'too much stays too much');
select is(
  (select array_agg(e.niveau_suivi || ' ' || coalesce(e.tolerance_cp::text, '-') order by e.note)
    from etape.etape e where e.statut = 'validée' and e.note in ('avant', 'juste', 'global')),
  array['detaille -', 'global 500', 'detaille 500'], 'each keeps what it was judged by');

select * from finish();
rollback;
