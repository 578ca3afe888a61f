-- Spec: replication#perimetre: a certificate that had ended when it was recorded is on no phone.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.certifier(p_numero text, p_au date) returns boolean language sql as $$
  insert into certificat.certificat (organisation_id, numero, organisme, referentiel_code,
    categorie, valide_du, valide_au, valide_pendant, cree_le)
  values (core.organisation_id(), p_numero, 'O', 'AB', 'c', '2025-01-01', p_au,
    tstzrange('2025-01-01', p_au + 1), essai.t()) returning echu
$$;
select ok(pg_temp.certifier('1', '2026-05-31'), 'over the day before');
select ok(not pg_temp.certifier('2', '2026-06-01'), 'in force to the end of its last day');

select * from finish();
rollback;
