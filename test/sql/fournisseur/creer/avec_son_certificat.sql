-- Spec: conformite-et-certificats#fournisseurs: both are written together or not at all; a violated
-- constraint is `fournisseur_refuse`.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.creer(p_code text, p_numero text, p_referentiel text default 'AB')
returns text language plpgsql as $$
begin
  return fournisseur.creer(jsonb_build_object('code', p_code, 'nom', 'Plantation', 'pays', 'BJ',
      'courriel', 'a@b.bj', 'certificat', jsonb_build_object(
    'numero', p_numero, 'organisme', 'Ecocert', 'referentiel_code', p_referentiel, 'categorie',
    'Végétaux', 'valide_du', '2026-01-01',
    'valide_au', '2026-12-31', 'portee', '[{"activite": "production"}]'::jsonb)),
  essai.id('rsci ESSAI'), essai.t())::jsonb #>> '{certificats,0,etat}';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.creer('F1', 'N1'), 'valide', 'both at once');
select results_eq($$ select c.fournisseur_id, c.groupement_id from certificat.certificat c $$,
  $$ select f.id, null::uuid from fournisseur.fournisseur f $$, 'tied to each other');
select is(pg_temp.creer('F1', 'N2'), 'fournisseur_refuse', 'a code that is taken');
select is(pg_temp.creer('F2', 'N1'), 'fournisseur_refuse', 'a certificate that is known');
select is(pg_temp.creer('F2', 'N2', 'NULLE'), 'referentiel_inconnu',
  'a referential that nobody has');
select results_eq($$ select count(*), (select count(*) from certificat.certificat)
    from fournisseur.fournisseur $$, $$ values (1::bigint, 1::bigint) $$, 'all or nothing');
select is((select count(*) from journal.evenement e where e.action = 'fournisseur.creer'),
  1::bigint, 'the journal says so');

select * from finish();
rollback;
