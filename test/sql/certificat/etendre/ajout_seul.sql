-- Spec: conformite-et-certificats#portee: a line of a scope is added and never edited.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select essai.certifier('K', '2026-01-01', '2026-12-31');
create function pg_temp.etendre(p_numero text, p_ligne jsonb) returns text language plpgsql as $$
begin
  perform certificat.etendre(
    coalesce((select c.id from certificat.certificat c where c.numero = p_numero), essai.id('nul')),
    jsonb_build_array(p_ligne), essai.id('rsci ESSAI'), essai.t());
  return (select string_agg(p.activite, ',' order by p.rang) from certificat.portee p);
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.etendre('K', '{"activite": "reception"}'), 'production,reception',
  'a line is added to those there were');
select is(pg_temp.etendre('nul', '{"activite": "reception"}'), 'certificat_inconnu',
  'no such certificate');
select is(pg_temp.etendre('K',
    jsonb_build_object('activite', 'reception', 'produit_id', essai.id('nul'))),
  'produit_introuvable', 'no such product');
select essai.suspendre('K', 'retire');
select is(pg_temp.etendre('K', '{"activite": "reception"}'), 'certificat_retire',
  'nothing is added to one that was withdrawn');
select is((select count(*) from journal.evenement e where e.action = 'certificat.etendre'),
  1::bigint, 'the journal says so');

select * from finish();
rollback;
