-- Spec: conformite-et-certificats#certificat: a certificate refers only to existing records of the
-- organization, and ends after it begins.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.refus(p_champs jsonb, p_groupement uuid default null,
  p_fournisseur uuid default null, p_au date default '2026-12-31')
returns text language plpgsql as $$
begin
  perform essai.certifier('K', '2026-01-01', p_au, p_champs, p_groupement, p_fournisseur);
  return 'ok';
exception when sqlstate 'TR400' or sqlstate 'TR404' or unique_violation then
  return sqlerrm;
end
$$;
select is(pg_temp.refus('{}', null, null, '2025-12-31'), 'parametre_invalide',
  'ends before it begins');
select is(pg_temp.refus('{"referentiel_code": "NULLE"}'), 'referentiel_inconnu',
  'no such referential');
select is(pg_temp.refus('{}', essai.id('groupement VOISIN')), 'groupement_inconnu',
  'the neighbour''s group');
select is(pg_temp.refus('{}', null, essai.id('nul')), 'fournisseur_inconnu', 'no such supplier');
select is(
  pg_temp.refus(jsonb_build_object('portee',
      jsonb_build_array(jsonb_build_object('activite', 'x', 'produit_id', essai.id('nul'))))),
  'produit_introuvable', 'no such product');
select is(pg_temp.refus('{}', null, null, '2026-01-01'), 'ok', 'one day is enough');
select matches(pg_temp.refus('{}'), 'certificat_deja_connu', 'once');

select * from finish();
rollback;
