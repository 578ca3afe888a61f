-- Spec: conformite-et-certificats#fournisseurs: a supplier needs no certificate; a change of its
-- data stores the former values, and an unchanged value leaves no trace.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select is(fournisseur.creer('{"code": "F1", "nom": "Plantation", "pays": "TG"}',
    essai.id('rsci ESSAI'), essai.t(-10))::jsonb -> 'certificats', '[]', 'no certificate');
create function pg_temp.modifier(p_champs jsonb, p_jours integer) returns text
language sql as $$
  select concat_ws(' ', j ->> 'nom', j ->> 'pays', j ->> 'telephone')
  from (select fournisseur.modifier((select f.id from fournisseur.fournisseur f), p_champs,
      essai.id('rsci ESSAI'), essai.t(p_jours))::jsonb as j) as x
$$;
select is(pg_temp.modifier('{"nom": "Plantation du Sud", "telephone": "+22890000001"}', -1),
  'Plantation du Sud TG +22890000001', 'corrected');
select is(pg_temp.modifier('{"pays": "TG"}', 0), 'Plantation du Sud TG +22890000001', 'the same');
select results_eq($$ select h.champs, h.le, h.auteur_id from fournisseur.changement h $$,
  $$ values ('{"nom": {"avant": "Plantation", "apres": "Plantation du Sud"},
        "telephone": {"avant": null, "apres": "+22890000001"}}'::jsonb, essai.t(-1),
        essai.id('rsci ESSAI')) $$, 'before and after, once');
select throws_ok(
  $$ select fournisseur.modifier(essai.id('nul'), '{"nom": "X"}', essai.id('rsci ESSAI'),
       essai.t()) $$, 'TR404', 'fournisseur_inconnu', 'nobody');

select * from finish();
rollback;
