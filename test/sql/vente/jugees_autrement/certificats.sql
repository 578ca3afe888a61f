-- Spec: service#donnees-en-place: a sale with a certificate that does not cover it today is listed,
-- as refused or with a warning.
begin;
set local role metier;
select plan(6);
select essai.preparer_ventes();

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.reference, e.avant, e.apres, split_part(e.acte, '/', 5)), ', ')
  from vente.jugees_autrement(array(select v.id from vente.vente v)) as e
$$;
create function pg_temp.activite(p_activite text) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update certificat.portee set activite = p_activite;
  set local session_replication_role = origin;
end
$$;
select essai.vendre('V1'), essai.vendre('BROUILLON', '{}', 'brouillon');
select is(pg_temp.jugees(), null, 'on a certificate for sales');
reset role;
select pg_temp.activite('production');
set local role metier;
select is(pg_temp.jugees(),
  'V1 {"statut": "validée", "non_couvertes": []} {"refus": ["certificat_non_valide"], '
  '"non_couvertes": ["1 AB"]} annuler', 'that covers production alone');
update vente.vente set statut = 'soldée' where code = 'V1';
select matches(pg_temp.jugees(), '^V1 {"statut": "soldée"', 'a settled one too');
select essai.regler('vente.certificat_mode', '"signal"');
select is(pg_temp.jugees(),
  'V1 {"statut": "soldée", "non_couvertes": []} {"non_couvertes": ["1 AB"]} ',
  'where it is only told');
update vente.vente set certificats = '[{"ligne": 1, "referentiel_code": "AB", "etat": "expire"}]'
where code = 'V1';
select is(pg_temp.jugees(), null, 'as it was told then');
reset role;
select pg_temp.activite('vente');
set local role metier;
select is(pg_temp.jugees(),
  'V1 {"statut": "soldée", "non_couvertes": ["1 AB"]} {"non_couvertes": []} ', 'covered today');

select * from finish();
rollback;
